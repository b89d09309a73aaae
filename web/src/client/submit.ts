import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isSettled, type Problem, problemOf } from './problem.ts'

/**
 * A uuid (version 7), also where `crypto.randomUUID` is withheld (plain http on a local network). It begins with the time,
 * which the ids that the server derives from it keep: they are indexed one behind the other.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const now = Date.now()
  const time = new DataView(bytes.buffer)
  time.setUint32(0, Math.floor(now / 0x10000))
  time.setUint16(4, now % 0x10000)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Attempt = { readonly of: string; readonly id: string }

type SubmitOptions<Input, Output> = {
  onSuccess?: (output: Output) => void
  onProblem?: (problem: Problem) => void
  /** The values that only prove who asks: with another code it is still the same payment. */
  proofs?: readonly (keyof Input & string)[]
}

/**
 * One submit of something that changes the books. Trying again with the same values after an unknown outcome is the
 * same attempt, so it happens once however often the button is pressed; after a yes or a no it is a new one.
 */
export function useSubmit<Input, Output>(
  send: (input: Input, attempt: string) => Promise<Output>,
  { onSuccess, onProblem, proofs = [] }: SubmitOptions<Input, Output> = {},
) {
  const queries = useQueryClient()
  const attempt = useRef<Attempt>(undefined)
  return useMutation<Output, Error, Input>({
    mutationFn: input => {
      const of = JSON.stringify(proofs.length > 0 ? without(input, proofs) : input)
      if (attempt.current?.of !== of) attempt.current = { of, id: newId() }
      return send(input, attempt.current.id)
    },
    onSuccess: output => {
      attempt.current = undefined
      void queries.invalidateQueries()
      onSuccess?.(output)
    },
    onError: thrown => {
      const problem = problemOf(thrown)
      if (isSettled(problem)) attempt.current = undefined
      onProblem?.(problem)
    },
  })
}

const without = (input: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(input as object).filter(([name]) => !names.includes(name)))
