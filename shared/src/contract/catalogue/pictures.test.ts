import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { drawnPictures, pictureGiven } from './pictures.ts'

const isTaken = (given: string) => safeParse(pictureGiven, given).success
const id = '4f6f2a1e-6a3b-4c43-9d6c-0d2a8a3f1b7e'

test.each(['', id, `/pictures/${id}`, ...drawnPictures.currency, ...drawnPictures.card])(
  'a record may be given the picture %j',
  given => {
    expect(isTaken(given)).toBe(true)
  },
)

// Such an address is kept where a record has it already: whether it has is known where it is saved.
test('an address by https has the form of a picture', () => {
  expect(isTaken('https://cdn.example/usd.png')).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/usd.png',
  'http://cdn.example/usd.png',
  '/\\evil.example',
  'usd.png',
  `${id}.png`,
  `../${id}`,
])('a record is given no picture at %j', given => {
  expect(isTaken(given)).toBe(false)
})
