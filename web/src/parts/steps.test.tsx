import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { StepFlow, StepTitle } from './steps.tsx'

function Flow() {
  const [at, setAt] = useState(0)
  return (
    <StepFlow at={at} labels={['Payee', 'Amount', 'Done']}>
      {at === 2 && <StepTitle>Paid</StepTitle>}
      <button key={at} type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
    </StepFlow>
  )
}

const next = () => {
  const button = screen.getByRole('button', { name: 'Next' })
  button.focus()
  act(() => button.click())
}

test('a step takes the focus when it begins: its title, or the steps where it has none', () => {
  onScreen(<Flow />)
  expect(document.activeElement).toBe(document.body)
  next()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Step 2 of 3' }))
  next()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Paid' }))
})
