import type { ReactNode } from 'react'
import { sendForm } from '../../../client/call.ts'
import type { Body, FormName } from '../../../client/contract.ts'
import type { BoundedCall } from '../../../client/may.ts'

/** A call that decides a case. `body` goes with the case's id; `hint` says what it does, and what it does not. */
type DecidingBy<N extends FormName> = {
  readonly call: N
  readonly body?: Partial<Body<N>>
  readonly hint?: ReactNode
}
/** A decision with the body of its own call. */
export type Deciding = { [N in FormName & BoundedCall]: DecidingBy<N> }[FormName & BoundedCall]

/** Sends a decision. */
export const decide = ({ name, body }: { name: FormName; body: object }, attempt: string) =>
  sendForm(name, { body, attempt })
