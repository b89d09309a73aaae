import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type CatalogueFact, catalogueDecider } from './catalogue.ts'

const entry = decisionsOf(catalogueDecider, 'currency-USD')
const usd = {
  currency_code: 'USD',
  currency_name: 'US dollar',
  currency_img: '',
  type: 1,
  status: 1,
  sort: 0,
  scale: 2,
}
const save = (value: Record<string, unknown>, id = 'USD') =>
  ({ type: 'SaveEntry', input: { kind: 'currency', id, value } }) as const
const remove = { type: 'DeleteEntry', input: { kind: 'currency', id: 'USD' } } as const
const saved: CatalogueFact = { type: 'CatalogueSaved', kind: 'currency', id: 'USD', before: null, after: usd }

describe('an entry of the catalogue', () => {
  test('is saved with what was before and what is after', () => {
    entry.given().when(save(usd)).thenFacts(saved)
    const renamed = { ...usd, currency_name: 'Dollar' }
    entry
      .given(saved)
      .when(save(renamed))
      .thenFacts({ ...saved, before: usd, after: renamed })
  })
  test('gets its kind’s defaults and loses fields the kind does not know', () => {
    const { currency_img, status, sort, ...given } = usd
    const { decision } = entry.given().when(save({ ...given, colour: 'green' }))
    expect(decision).toEqual({ kind: 'accepted', facts: [saved] })
    expect([currency_img, status, sort]).toEqual(['', 1, 0])
  })
  test('is not written again when nothing changed', () => {
    entry.given(saved).when(save(usd)).thenNothing()
  })
  test('is refused with the path of what is wrong', () => {
    const { decision } = entry.given().when(save({ ...usd, type: 7 }))
    expect(decision).toMatchObject({ refusal: { kind: 'entry-invalid', issues: [{ path: 'type' }] } })
  })
  test('is refused under an id that is not its own', () => {
    entry
      .given()
      .when(save({ ...usd, currency_code: 'EUR' }))
      .thenRefused({ kind: 'entry-id-differs', id: 'EUR' })
  })
  test('never loses decimal places, and may gain them', () => {
    entry
      .given(saved)
      .when(save({ ...usd, scale: 1 }))
      .thenRefused({ kind: 'scale-lowered' })
    entry
      .given(saved)
      .when(save({ ...usd, scale: 3 }))
      .thenFacts({ ...saved, before: usd, after: { ...usd, scale: 3 } })
  })
  test('is deleted with what it was, and then unknown', () => {
    const deleted: CatalogueFact = { type: 'CatalogueDeleted', kind: 'currency', id: 'USD', before: usd }
    entry.given(saved).when(remove).thenFacts(deleted)
    entry.given(saved, deleted).when(remove).thenRefused({ kind: 'entry-unknown' })
  })
  test('loses no decimal places by being deleted and made anew', () => {
    const deleted: CatalogueFact = { type: 'CatalogueDeleted', kind: 'currency', id: 'USD', before: usd }
    entry
      .given(saved, deleted)
      .when(save({ ...usd, scale: 1 }))
      .thenRefused({ kind: 'scale-lowered' })
    entry.given(saved, deleted).when(save(usd)).thenFacts(saved)
  })
  test('may have an id that says nothing', () => {
    const category = decisionsOf(catalogueDecider, 'bank-category-x')
    const input = { kind: 'bank-category', id: 'x', value: { category_name: '香港' } } as const
    category
      .given()
      .when({ type: 'SaveEntry', input })
      .thenFacts({ id: 'x', after: { category_name: '香港', sort: 0 } })
  })
  test('of the settings has a value of the setting’s own unit', () => {
    const config = decisionsOf(catalogueDecider, 'sys-config-fpsStatus')
    const set = (field_value: string) =>
      config.given().when({
        type: 'SaveEntry',
        input: { kind: 'sys-config', id: 'fpsStatus', value: { field_code: 'fpsStatus', field_value } },
      })
    expect(set('0').decision).toMatchObject({ kind: 'accepted' })
    expect(set('off').decision).toMatchObject({
      refusal: { kind: 'entry-invalid', issues: [{ path: 'field_value', message: 'Use 0 (off) or 1 (on)' }] },
    })
  })
})
