import type { Deps } from './deps.ts'
import type { AnyCall } from './kernel/call.ts'
import type { Post } from './mail/post.ts'
import type { Codes } from './private/codes.ts'
import type { Members } from './private/members.ts'
import type { Quotes } from './private/quotes.ts'
import type { Sessions } from './private/sessions.ts'
import { authentication } from './v1/authentication.ts'
import { ownAccount } from './v1/own-account.ts'

/** What the calls work with. */
export type Parts = Deps & {
  readonly members: Members
  readonly codes: Codes
  readonly quotes: Quotes
  readonly sessions: Sessions
  readonly post: Post
}

/** Every /v1 call, by the headings of the call catalogue. A new call is declared in its heading's file. */
export const calls = (parts: Parts): readonly AnyCall[] => [...authentication(parts), ...ownAccount(parts)]
