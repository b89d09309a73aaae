import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { see } from '../act.ts'
import { finds } from '../answers.ts'
import { callsMade } from '../contract-server.ts'
import { renderScreen, type Shown } from '../render-screen.tsx'
import type { Flow } from './flow.ts'

/** Opens a form, and waits until it stands there as it begins. */
export const begins = async ({ opens, field, first = '' }: Flow) => {
  await opens?.()
  if (field === undefined) return
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe(first))
}

/** Submits it, for the first time or another. */
const submit = async ({ walk, end, call }: Flow, times: number) => {
  await walk()
  await waitFor(() => expect(callsMade(call)).toHaveLength(times))
  await see(end)
}

const open = (flow: Flow) => renderScreen(flow.address, flow.as ? { as: flow.as } : {})

/** Goes through a form as often as one can, and so that nothing of the time before stands in it. */
const walks = {
  elsewhere: {
    says: 'is empty and works once more after Back, and after the menu',
    walk: async (flow: Flow, { back, router }: Shown) => {
      await begins(flow)
      await submit(flow, 1)
      await back()
      await begins(flow)
      await submit(flow, 2)
      await act(() => router.navigate({ to: flow.address }))
      await begins(flow)
      await submit(flow, 3)
    },
  },
  here: {
    says: 'begins as it did, and works once more, where it stands',
    walk: async (flow: Flow) => {
      for (const times of [1, 2, 3]) {
        await begins(flow)
        await submit(flow, times)
      }
    },
  },
  never: {
    says: 'is empty, and ends with what it did',
    walk: async (flow: Flow) => {
      await begins(flow)
      await submit(flow, 1)
    },
  },
}

const WIRE = ['server_field', 'Expected Object'] as const

/**
 * Tests of every form that submits. `says`: the sentence of an answer that takes a field for wrong, without the names and words of the
 * wire: to members that one is, to administrators the server's own. `serveContract` stands in the file.
 */
export const describeFlows = (flows: readonly Flow[], says: string): void =>
  describe.each(flows)('the form of $call at $address', flow => {
    const walk = walks[flow.again ?? 'elsewhere']
    test(walk.says, async () => {
      flow.set()
      await walk.walk(flow, await open(flow))
    })
    test('says in the words of its reader that a field is not taken', async () => {
      flow.set()
      finds(flow.call, { [WIRE[0]]: WIRE[1] })
      await open(flow)
      await begins(flow)
      await flow.walk()
      await waitFor(() => expect(callsMade(flow.call)).toHaveLength(1))
      await see(flow.notTaken ?? says)
      for (const word of WIRE) expect(document.body.textContent).not.toContain(word)
    })
  })
