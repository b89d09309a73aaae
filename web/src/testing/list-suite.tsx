import type { ContractOf, FilterOf, wire } from '@strongroom/shared'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Row } from '../client/contract.ts'
import { PAGE_SIZE } from '../parts/list-defaults.ts'
import { pageText, press, see, seeOnPage, setWidth, type } from './act.ts'
import { asked, fails, type ListName, lists, listsBehind } from './answers.ts'
import { holds } from './contract-server.ts'
import { renderScreen } from './render-screen.tsx'

type Filter<N extends ListName> = {
  /** The name of the filter, and what is chosen or typed there. */
  readonly label: string
  readonly value: string
  /** Query string of the address afterwards. */
  readonly address: string
  /** Fields of the filter that the server then gets. */
  readonly asks: Partial<FilterOf<ContractOf<N>> & object>
}

export type ListCase<N extends ListName> = {
  readonly path: string
  readonly name: N
  readonly row: Row<N>
  /** Texts that the page shows of the row. */
  readonly shows: readonly string[]
  /** Texts that a phone shows of it, where they are fewer. */
  readonly showsNarrow?: readonly string[]
  /** Text of the empty list. */
  readonly empty: string
  readonly filters?: readonly Filter<N>[]
  /** A list without days to choose from is narrowed down by this. */
  readonly narrowedBy?: string
  /** The other calls of the screen. */
  readonly besides?: () => void
  readonly as?: wire.Userinfo
}

/** Tests of every list, for the list at a path. The rows are the screen's own; `serveContract` stands in the file. */
export function describeList<N extends ListName>(list: ListCase<N>): void {
  const { path, name, row, shows, empty, filters = [], besides, as } = list
  const narrowed = list.narrowedBy ?? 'from=2026-11-01'
  const open = (search = '') => {
    besides?.()
    return renderScreen(`${path}${search}`, as ? { as } : {})
  }
  /** Filters that the list asked with, without the bell's calls of the same name. */
  const asks = () =>
    asked(name).flatMap(({ filter }) => ((filter as { limit?: number })?.limit === PAGE_SIZE ? [filter] : []))

  describe(`the list at ${path}`, () => {
    test('waits for its rows, then shows them', async () => {
      lists(name, [row])
      const release = holds(name)
      await open()
      await screen.findAllByText('Loading')
      expect(pageText()).not.toContain(shows[0])
      release()
      await seeOnPage(...shows)
    })
    test('shows the same on a phone', async () => {
      setWidth(390)
      lists(name, [row])
      await open()
      await seeOnPage(...(list.showsNarrow ?? shows))
    })
    test('says that there is none yet, or that none matches, and shows all once the filters are cleared', async () => {
      lists(name, [])
      await open()
      await see(empty)
      cleanup()
      lists(name, ({ filter }) =>
        JSON.stringify(filter).includes(narrowed.split('=')[1] ?? '') ? [] : [row],
      )
      const { address } = await open(`?${narrowed}`)
      await see('Nothing matches these filters')
      press('Clear filters')
      await seeOnPage(...shows)
      expect(address()).toBe(path)
    })
    test('says why it could not be loaded, and loads when asked again', async () => {
      fails(name)
      await open()
      await see('This could not be loaded')
      await seeOnPage('request-1')
      lists(name, [row])
      press('Try again')
      await seeOnPage(...shows)
    })
    test('says how far its read models are behind, keeps its rows, and says nothing once they are not', async () => {
      listsBehind(name, [row], 7)
      const { queries } = await open()
      await seeOnPage(...shows, 'These entries are 7 s behind. The newest changes follow by themselves.')
      lists(name, [row])
      await queries.invalidateQueries()
      await waitFor(() => expect(pageText()).not.toContain('behind'))
      await seeOnPage(...shows)
    })
    test('turns its pages, and Back turns them back', async () => {
      lists(name, [row], 41)
      const { address, back } = await open()
      await see('1 to 20 of 41')
      press('Next')
      await see('21 to 40 of 41')
      expect(address()).toContain('page=2')
      await waitFor(() => expect(asks().at(-1)).toMatchObject({ page: 2 }))
      await back()
      await see('1 to 20 of 41')
      expect(address()).toBe(path)
    })
    if (filters.length > 0)
      test.each(filters)('is narrowed down by $label, in the address too', async filter => {
        lists(name, [row], 41)
        const { address, reload } = await open('?page=2')
        await see('21 to 40 of 41')
        await screen.findByLabelText(filter.label)
        await waitFor(() => {
          type(filter.label, filter.value)
          expect(screen.getByLabelText<HTMLInputElement>(filter.label).value).toBe(filter.value)
        })
        await waitFor(() => expect(decodeURIComponent(address())).toBe(`${path}?${filter.address}`))
        await waitFor(() => expect(asks().at(-1)).toMatchObject(filter.asks))
        await (await reload()).router.load()
        await waitFor(() =>
          expect(screen.getByLabelText<HTMLInputElement>(filter.label).value).toBe(filter.value),
        )
      })
  })
}
