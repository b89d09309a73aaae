import { describe, expect, test } from 'vitest'
import { findAnswers } from './find-answers.ts'

const answers = [
  {
    id: 'swap',
    question: 'How is the rate of a swap set?',
    answer: 'By the price and the fee of your level.',
  },
  { id: 'card', question: 'I have lost my card.', answer: 'Freeze it, and write to us about the café.' },
  { id: 'fees', question: 'What do you charge?', answer: 'Each form shows its fee.' },
  { id: 'wire', question: 'How long does a bank transfer take?', answer: 'Up to six days.' },
  { id: 'zh', question: '為什麼我的部分餘額被鎖定？', answer: '它在等待決定。' },
  { id: 'ja', question: 'パスワードを忘れました。', answer: 'メールのコードで変更できます。' },
]
const found = (typed: string) => findAnswers(typed, answers).map(({ id }) => id)

describe('answers are found', () => {
  test.each([
    ['SWAP', ['swap']],
    ['swaps', ['swap']],
    ['my card is lost', ['card']],
    ['cafe', ['card']],
    ['ＣＡＲＤ', ['card']],
    ['餘額鎖定', ['zh']],
    ['パスワード', ['ja']],
    ['忘', ['ja']],
  ])('by %s', (typed, ids) => expect(found(typed)).toEqual(ids))
  test('the one whose question says it before the one whose answer does', () => {
    const two = [
      { id: 'answer', question: 'Something else?', answer: 'The limit.' },
      { id: 'question', question: 'What is the limit?', answer: 'So much.' },
      ...answers,
    ]
    expect(findAnswers('limit', two).map(({ id }) => id)).toEqual(['question', 'answer'])
  })
})

test.each(['', '   ', 'zzzz', '?', 'a'])('nothing is found by “%s”', typed =>
  expect(found(typed)).toEqual([]),
)
