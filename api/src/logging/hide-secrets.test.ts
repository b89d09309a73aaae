import { variables } from '@strongroom/shared/config'
import { describe, expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

const long = 'q7"Zr\\9wPx44'
const addresses = variables.filter(name => /_URL$|_ENDPOINT$/.test(name) && name !== 'PUBLIC_URL')
const keys = variables.filter(name => /_TOKEN$|_KEY$|_PASSWORD$/.test(name))

describe('secrets of the configuration', () => {
  test.each(addresses)('are taken out of a text that quotes %s, in whichever form', name => {
    for (const password of ['short', encodeURIComponent(long)]) {
      const url = `any://someone:${password}@host:5432/name?token=hidden-as-well`
      const hide = hideSecrets({ [name]: url })
      const bare = decodeURIComponent(password)
      const quotes = [url, JSON.stringify({ url }), `any://someone:${password}@other`, JSON.stringify([bare])]
      for (const text of quotes) {
        expect(hide(text)).toContain(`[${name}]`)
        for (const secret of [password, bare, 'hidden-as-well', 'someone:'])
          expect(hide(text)).not.toContain(secret)
      }
    }
  })

  test.each([...'/?#@:'])('are taken out where a password has a %s in it that ends an address', sign => {
    const password = `first${sign}second44`
    const url = `esdb://someone:${password}@host:2113`
    const hide = hideSecrets({ EVENTSTORE_URL: url })
    for (const text of [url, JSON.stringify({ url })]) expect(hide(text)).not.toMatch(/first|second/)
  })

  test.each(keys)('are taken out of a text that quotes %s', name => {
    const hide = hideSecrets({ [name]: 'a-key-that-nobody-knows-of' })
    expect(hide('it is a-key-that-nobody-knows-of.')).toBe(`it is [${name}].`)
  })

  test('leave a text alone that has none, and a short word that stands in it', () => {
    const hide = hideSecrets({
      DATABASE_URL: 'postgresql://strongroom:strong@db/strongroom',
      SMS_URL: 'https://sms',
    })
    const text = 'strongroom at db and https://sms is strong'
    expect(hide(text)).toBe(text)
  })
})
