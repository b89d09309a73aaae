import { useQuery, useQueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { press } from '../../testing/act.ts'
import { onPage } from '../../testing/on-screen.tsx'
import { LoadBar } from './load-bar.tsx'

/** Four loads that end when they are told to. */
const loads = [0, 1, 2, 3].map(() => Promise.withResolvers<string>())

function Part({ at }: { at: number }) {
  return useQuery({ queryKey: ['part', at], queryFn: () => loads[at]?.promise }).data
}
function Screen() {
  const queries = useQueryClient()
  return (
    <>
      <LoadBar />
      {loads.map((_, at) => (
        <Part key={`part ${at}`} at={at} />
      ))}
      <button type="button" onClick={() => void queries.invalidateQueries()}>
        Ask again
      </button>
    </>
  )
}
const bar = () => document.querySelector('.load-bar') as HTMLElement
const length = () => Number.parseFloat((bar().firstElementChild as HTMLElement).style.inlineSize)
const isOver = () => bar().dataset.over === 'true'

test('the bar at the top moves as loads end, and goes with the last; what is on screen and asked for again does not bring it back', async () => {
  await onPage(<Screen />)
  await expect.poll(isOver).toBe(false)
  const lengths = [length()]
  for (const at of [2, 0, 1]) {
    loads[at]?.resolve('there')
    await expect.poll(length).toBeGreaterThan(lengths.at(-1) as number)
    lengths.push(length())
  }
  expect(lengths.at(-1)).toBeLessThan(100)
  expect(isOver()).toBe(false)
  loads[3]?.resolve('there')
  await expect.poll(isOver).toBe(true)
  press('Ask again')
  expect(isOver()).toBe(true)
})
