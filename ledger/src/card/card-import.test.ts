import { describe, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import {
  type CardImportFact,
  cardImportDecider,
  mostImportRows,
  mostProblemsNamed,
  rowsInImportPart,
} from './card-import.ts'

const given = decisionsOf(cardImportDecider, 'import-1').given
const open = (rows: number) =>
  ({ type: 'OpenCardImport', input: { rows }, given: { enteredBy: '9' } }) as const
const advance = (parts: number, rows = 10) => ({ type: 'AdvanceCardImport', input: { parts, rows } }) as const
const accept = { type: 'AcceptCardImport', input: {} } as const
const finish = { type: 'FinishCardImport', input: {} } as const
const refuse = (problems: number) =>
  ({
    type: 'RefuseCardImport',
    input: { problems: Array.from({ length: problems }, (_, n) => ({ row: n + 2, kind: 'card-missing' })) },
  }) as const

const opened: CardImportFact = { type: 'CardImportOpened', rows: rowsInImportPart + 1, enteredBy: '9' }
const advanced = (parts: number, rows: number): CardImportFact => ({
  type: 'CardImportAdvanced',
  parts,
  rows,
})
const accepted: CardImportFact = { type: 'CardImportAccepted' }
const ready = [opened, advanced(1, 10), advanced(2, 11)]

describe('an import', () => {
  test('is opened once, of at most 200,000 rows', () => {
    given()
      .when(open(mostImportRows))
      .thenFacts({ type: 'CardImportOpened', rows: mostImportRows, enteredBy: '9' })
    given()
      .when(open(mostImportRows + 1))
      .thenRefused({ kind: 'batch-too-long', most: mostImportRows })
    given(opened)
      .when(open(rowsInImportPart + 1))
      .thenFacts()
  })
  test('advances part by part, and each part once', () => {
    given(opened).when(advance(1, 10)).thenFacts(advanced(1, 10))
    given(opened, advanced(1, 10)).when(advance(1)).thenFacts()
    given(opened, advanced(1, 10)).when(advance(2, 1)).thenFacts(advanced(2, 11))
    given(opened).when(advance(2)).thenFacts()
    given(...ready)
      .when(advance(3))
      .thenFacts()
  })
  test('is accepted when all its parts are ready, not before, and not once it is refused', () => {
    given(opened, advanced(1, 10)).when(accept).thenFacts()
    given(...ready)
      .when(accept)
      .thenFacts(accepted)
    given(...ready, { type: 'CardImportRefused', problems: [] })
      .when(accept)
      .thenFacts()
  })
  test('is refused with the first of its faults, and not once it is accepted', () => {
    given(opened)
      .when(refuse(mostProblemsNamed + 1))
      .thenFacts({ type: 'CardImportRefused', problems: refuse(mostProblemsNamed).input.problems })
    given(...ready, accepted)
      .when(refuse(1))
      .thenFacts()
  })
  test('is booked when all its parts are, counted anew', () => {
    given(...ready, accepted)
      .when(finish)
      .thenFacts()
    given(...ready, accepted)
      .when(advance(1, 10))
      .thenFacts(advanced(1, 10))
    given(...ready, accepted, advanced(1, 10), advanced(2, 11))
      .when(finish)
      .thenFacts({ type: 'CardImportBooked' })
  })
})
