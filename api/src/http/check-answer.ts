import { wire } from '@strongroom/shared'
import * as v from 'valibot'
import type { Reply } from '../command/replies.ts'
import type { AnyCall } from './call.ts'
import { refusesOf } from './csv-list.ts'

/** Throws when a call answers otherwise than its contract declares: another shape, or a refusal that it does not name. */
export const checkAnswer = (call: AnyCall, { body, download, status }: Reply): void => {
  if (download || status === 202) return
  if (v.is(wire.refusalAnswer, body)) {
    checkRefusal(call, body.code)
    return
  }
  const result = v.safeParse(call.answer, body)
  if (!result.success)
    throw new Error(
      `${call.path} answers otherwise than it declares: ${JSON.stringify(v.flatten(result.issues))}`,
    )
}

const checkRefusal = (call: AnyCall, code: string | number) => {
  if (!refusesOf(call).some(each => each === code))
    throw new Error(`${call.method} ${call.path} refuses with ${code}, which it does not declare`)
}
