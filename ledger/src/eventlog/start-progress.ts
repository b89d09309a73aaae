import { channel } from 'node:diagnostics_channel'

/** How far a long piece of a start is: `done` of so many, where it is known how many there are. */
export type StartProgress = { readonly doing: string; readonly done: number; readonly of?: number }

const progress = channel('strongroom:start')

/** Says how far a piece of the start is, to whoever listens in this process. */
export const tellStart = (how: StartProgress): void => progress.publish(how)

/** Hears how far the pieces of this process's start are. */
export const hearStart = (hear: (how: StartProgress) => void): void =>
  progress.subscribe(how => hear(how as StartProgress))
