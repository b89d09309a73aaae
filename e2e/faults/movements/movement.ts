import type { World } from '../world.ts'

/** One movement of money as the harness makes it; it notes the facts that each answer must have left in the log. */
export type Movement = { readonly name: string; readonly make: (world: World) => Promise<unknown> }
