import { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#words'
import { refusals } from './refusals.gen.ts'
import { refusalOf } from './refusals.ts'

describe('a refusal', () => {
  test('is said in each language', () => {
    for (const capability of Object.values(refusals).filter(each => 'msg' in each)) {
      const { message } = capability.msg
      expect(inLanguage(message, 'en')).toBe(message)
      for (const language of wire.language.options.filter(each => each !== 'en'))
        expect(inLanguage(message, language), `${language}: ${message}`).not.toBe(message)
    }
  })

  test('has the specification’s number under both names', () => {
    const { body } = refusalOf({ kind: 'card-open-already' })
    expect(body).toMatchObject({ status: false, code: 101, errorCode: 101 })
  })
})
