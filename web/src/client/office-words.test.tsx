import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDocumentWords } from '../features/identity/member/use-document-words.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { OfficeContext } from './audience.ts'
import { OFFICE_REFUSALS } from './office-words.ts'
import type { Problem } from './problem.ts'
import { useProblemWords } from './problem-words.ts'
import { REFUSALS } from './refusal-words.ts'

const short: Problem = {
  kind: 'refused',
  code: 'INSUFFICIENT_FUNDS',
  message: '',
  details: { currency: 'USD', short: '5.00' },
}
const frozen: Problem = { kind: 'refused', code: 'WALLET_FROZEN', message: '', details: {} }
const Said = ({ problem = short }) => <p>{useProblemWords()(problem)}</p>

test('a refusal about a member’s wallet says whose it is to an administrator, and "your" to the member', () => {
  const { unmount } = onScreen(<Said />)
  screen.getByText(/^Not enough in your USD wallet/)
  unmount()
  onScreen(
    <OfficeContext value={true}>
      <Said />
    </OfficeContext>,
  )
  screen.getByText(/^Not enough in the member’s USD wallet/)
})

test('an account frozen by its member leads the member to the settings, and tells an administrator who has done it', () => {
  const { unmount } = onScreen(<Said problem={frozen} />)
  screen.getByText(/Settings, Security/)
  unmount()
  onScreen(
    <OfficeContext value={true}>
      <Said problem={frozen} />
    </OfficeContext>,
  )
  screen.getByText(/^This member has frozen the account/)
})

/** Refusals about the person at the screen, member or administrator: their sign-in, their code, their own case. */
const OWN = [
  ...['PASSWORD_HOLDS_EMAIL', 'WRONG_PASSWORD', 'PASSWORD_UNCHANGED', 'PIN_UNCHANGED', 'WRONG_PIN'],
  ...['LEFT_BELOW_FEE', 'AUTH_EXPIRED', 'OWN_CASE', 'CASE_TAKEN'],
  ...['IMPORT_OVERTAKEN', 'COLLECTION_DIFFERS', 'SMS_UNAVAILABLE'],
  ...['PASSKEY_UNKNOWN', 'TOO_MANY_PASSKEYS', 'SCHEDULE_LIMIT_REACHED', 'TOO_MANY_EXPORTS', 'PROOF_NEEDED'],
  'TOO_MANY_SCHEDULES',
  ...[
    'CARD_NUMBERS_FULL',
    'NOT_CONFIRMED',
    'NO_CONFIRMING_DEVICE',
    'CONFIRMATION_UNKNOWN',
    'CONFIRMATION_NOT_HERE',
    'NO_ESTIMATE',
  ],
]

/** Enough for every sentence to be made. */
const details = { left: '1.00 USD', from: '2026-11-22T10:00:00.000Z' }

test('no refusal speaks to an administrator of the member’s things as theirs', () => {
  const said = Object.entries(REFUSALS).flatMap(([code, words]) => {
    if (OWN.includes(code)) return []
    const text = i18n._((OFFICE_REFUSALS[code] ?? words)(details))
    return /\byou(r|rs)?\b/i.test(text) ? [`${code}: ${text}`] : []
  })
  expect(said).toEqual([])
})

/** The words of forms that members and administrators fill in alike. */
function SharedForms() {
  const documents = useDocumentWords(1)
  const passport = useDocumentWords(0)
  const text = [...Object.values(documents), ...Object.values(passport)].flatMap(({ name, why, how }) => [
    name,
    why,
    how,
  ])
  return <p>{text.join(' ')}</p>
}

test('the documents of an identity are the member’s to an administrator, and "your" to the member', () => {
  const { container, unmount } = onScreen(<SharedForms />)
  expect(container.textContent).toMatch(/\byour\b/)
  unmount()
  const office = onScreen(
    <OfficeContext value={true}>
      <SharedForms />
    </OfficeContext>,
  )
  expect(office.container.textContent).not.toMatch(/\byou(r|rs)?\b/i)
})
