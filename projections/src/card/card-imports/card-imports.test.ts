import type { CardImportFact } from '@strongroom/ledger/card'
import { describe, expect, test } from 'vitest'
import { told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { cardImports } from './card-imports.ts'

const opened = { type: 'CardImportOpened', rows: 12_500, enteredBy: '7' } as const
const advanced = (parts: number, rows: number) => ({ type: 'CardImportAdvanced', parts, rows }) as const
const accepted = { type: 'CardImportAccepted' } as const
const row = async (...all: readonly CardImportFact[]) => {
  const told = all.map(fact => ['cardimport-1', fact] as const)
  return (await givenFacts(cardImports, ...told)).of('card_imports')[0]
}

describe('the list of large imports', () => {
  test('shows how far the rows of one are made ready, and who began it', async () => {
    expect(await row(opened)).toMatchObject({ id: '1', uid: '7', state: 'ready', rows: 12_500, done: 0 })
    expect(await row(opened, advanced(3, 2_900))).toMatchObject({ state: 'ready', done: 3_000, fresh: 2_900 })
  })
  test('counts anew when one is accepted, and until it is booked', async () => {
    expect(await row(opened, advanced(13, 12_400), accepted)).toMatchObject({
      state: 'booking',
      done: 0,
      fresh: 0,
    })
    const booked = await row(opened, accepted, advanced(13, 12_400), { type: 'CardImportBooked' })
    expect(booked).toMatchObject({ state: 'booked', fresh: 12_400, problems: 0, finished_at: told })
  })
  test('counts the rows for which one was refused', async () => {
    const problems = [{ row: 4, kind: 'transaction-taken' }]
    const refused = await row(opened, advanced(1, 1_000), { type: 'CardImportRefused', problems })
    expect(refused).toMatchObject({ state: 'refused', problems: 1, finished_at: told })
  })
})
