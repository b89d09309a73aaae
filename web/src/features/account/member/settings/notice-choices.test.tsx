import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { see } from '../../../../testing/act.ts'
import { answers, answersWhole, bodies } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

test('a member switches notices off by kind and channel, and those about safety not at all', async () => {
  answersWhole('account.noticeChoices', { status: true, data: [identity(1), safety] })
  answers('account.chooseNotice')
  await renderScreen('/setting/notices')
  await see('Always')
  const switches = () => screen.getAllByRole('switch').flatMap(each => each.getAttribute('aria-label') ?? [])
  expect(switches()).toEqual(['Your identity: Bell', 'Your identity: E-mail', 'Your identity: Push'])
  await see(/cannot be switched off/)
  answersWhole('account.noticeChoices', { status: true, data: [identity(0), safety] })
  screen.getByLabelText('Your identity: E-mail').click()
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Your identity: E-mail').checked).toBe(false),
  )
  expect(bodies('account.chooseNotice')).toEqual([{ kind: 'identity', channel: 'mail', status: 0 }])
})

test('on a phone, what is always sent breaks within no word in any language', () => {
  const css = readFileSync(join(import.meta.dirname, 'notice-choices.css'), 'utf8')
  const phone = css.slice(css.indexOf('@media (max-width: 768px)'))
  expect(phone).toMatch(/td \.hint \{\s+word-break: keep-all;\s+overflow-wrap: normal;/)
})

const identity = (mail: 0 | 1) => ({ kind: 'identity', shell: 1, mail, push: 1, always: 0 }) as const
const safety = { kind: 'safety', shell: null, mail: 1, push: null, always: 1 } as const
