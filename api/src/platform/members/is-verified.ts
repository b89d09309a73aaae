import { memberDecider } from '@strongroom/ledger/account'
import type { Parts } from '../../dependencies.ts'

/** Whether a member's identity is verified, as the log has it now. */
export const isVerified = async ({ ledger }: Pick<Parts, 'ledger'>, uid: string): Promise<boolean> =>
  (await ledger.load(memberDecider, uid)).state.kyc === 1
