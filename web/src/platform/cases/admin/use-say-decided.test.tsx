import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Announcements } from '../../../app/shell/announcements.tsx'
import { onScreen } from '../../../testing/on-screen.tsx'
import { useSayDecided } from './use-say-decided.ts'

function Case() {
  const say = useSayDecided('100046')
  return (
    <>
      <h1 tabIndex={-1}>Top-ups</h1>
      <button type="button" onClick={say.approved}>
        Approve
      </button>
      <Announcements />
    </>
  )
}

test('a case that has been decided is said aloud, and the focus does not go with it', () => {
  onScreen(<Case />)
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(screen.getByRole('status').textContent).toContain('Approved. User ID 100046')
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
