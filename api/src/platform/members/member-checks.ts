import { memberDecider } from '@strongroom/ledger/account'
import type { wire } from '@strongroom/shared'
import { msg } from '#words'
import { HttpError } from '../../command/http-error.ts'
import type { Parts } from '../../dependencies.ts'

/** Whether a member's identity is verified, as the log has it now. */
export const isVerified = async ({ ledger }: Pick<Parts, 'ledger'>, uid: string): Promise<boolean> =>
  (await ledger.load(memberDecider, uid)).state.kyc === 1

/** The error 404 for a user ID that belongs to no member. */
export const noMember = () => HttpError.unknown(msg`This member does not exist`)

/** The roles that read members' documents and decide on them. */
export const reviewers: readonly wire.Role[] = ['support', 'superadmin']
