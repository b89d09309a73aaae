import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onScreen } from '../../testing/on-screen.tsx'
import { useArrival } from './use-arrival.ts'

/** In front of the rooms: its fields take the focus, not its heading. */
function FrontDoor() {
  useArrival('Sign in')
  return null
}

function Room({ title }: { title: string }) {
  const heading = useArrival(title)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}

test('the heading of whatever comes after the first page has the focus, also after the door', () => {
  onScreen(<FrontDoor />).unmount()
  onScreen(<Room title="Home" />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(document.title).toBe('Home · Strongroom')
})
