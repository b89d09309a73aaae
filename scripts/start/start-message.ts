import type { StartProgress } from '@strongroom/ledger/eventlog/tools'

/** Hands on what a child process sends about how far its start is. */
export const hearProgress =
  (moved: (how: StartProgress) => void) =>
  (message: unknown): void => {
    const { start } = message as { readonly start?: StartProgress }
    if (start) moved(start)
  }
