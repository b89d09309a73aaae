import type { Command, Fact } from './decider.ts'
import type { Actor, LedgerEvent, Position } from './envelope.ts'

/** A command with all that surrounds it. `id` is a uuid: the same id is the same command, however often it comes. */
export type Asked<C extends Command> = {
  readonly id: string
  readonly actor: Actor
  readonly correlationId: string
  readonly causationId?: string | undefined
  /** Position of the catalogue that `command.given` was looked up in. */
  readonly catalogueAt?: string | undefined
  readonly command: C
}

/**
 * The outcome of a command. Accepted: its events, and the position a read model must have passed to show them (nothing when
 * nothing new was written). `repeated` when the command had been carried out before.
 */
export type Outcome<F extends Fact, Refusal> =
  | {
      readonly kind: 'accepted'
      readonly events: readonly LedgerEvent<F>[]
      readonly position: Position | undefined
      readonly repeated: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** The same command id came with another input. Nothing was written. */
export class CommandDiffers extends Error {
  override readonly name = 'CommandDiffers'
  readonly commandId: string
  constructor(commandId: string) {
    super(`command ${commandId} has been carried out with another input`)
    this.commandId = commandId
  }
}

/** Others wrote to the stream so often that this command never got its turn. Nothing was written; it may come again. */
export class TooContended extends Error {
  override readonly name = 'TooContended'
}
