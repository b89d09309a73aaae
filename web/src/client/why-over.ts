import type { WhyOver } from './end-session.ts'

let last: WhyOver | undefined

/** Keeps why the last session ended, for the landing page to say it. */
export const noteWhyOver = (why: WhyOver): void => {
  last = why
}

/** Why the last session of this tab ended, until the next begins. */
export const whyOver = (): WhyOver | undefined => last
