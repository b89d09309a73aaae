import { type MirrorAccount, mirrorAccounts } from '@strongroom/shared'

/** The accounts of the books that a statement from outside can be about. */
export const MIRRORS: readonly MirrorAccount[] = mirrorAccounts
