import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, see, setWidth, type } from '../../testing/act.ts'
import { answers, answersWhole, bodies, lists, refuses } from '../../testing/answers.ts'
import { serveContract } from '../../testing/contract-server.ts'
import { administrator } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { topUp } from '../../testing/top-up-list.ts'

serveContract()
// jsdom has no popovers.
beforeEach(() => {
  HTMLElement.prototype.hidePopover = () => undefined
})

const place = '/admin/topup'
const view = (but: Partial<wire.SavedView>): wire.SavedView => ({
  ...{ id: '1', place, query: 'status=1', name: 'Done ones', shared: 0, mine: 1, owner: '100001' },
  ...{ owner_name: 'Grace', saved_date: '2026-11-20T10:00:00.000Z', ...but },
})

const open = async (search = '') => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [topUp], 41)
  const shown = await renderScreen(`${place}${search}`, { as: administrator('finance') })
  await see('Ada')
  return shown
}
const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
/** Opens a menu of the list, as the browser does. */
const openMenu = (name: string) => {
  const button = [...document.querySelectorAll('.tool-button')].find(each => each.textContent === name)
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '') as HTMLElement
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }))
}

test('columns are hidden, moved and shown again, in the address too', async () => {
  const { address, reload } = await open()
  const usual = ['Case', 'Member', 'Amount', 'Made by', 'Has waited']
  expect(heads()).toEqual(usual)
  openMenu('Columns')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Case' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Made by' }))
  await waitFor(() => expect(heads()).toEqual(['Case', 'Member', 'Amount', 'Has waited']))
  press('Move Amount forward')
  await waitFor(() => expect(heads()).toEqual(['Case', 'Amount', 'Member', 'Has waited']))
  expect(decodeURIComponent(address())).toBe(`${place}?columns=case,amount,member,since`)
  const again = await reload()
  await waitFor(() => expect(heads()).toEqual(['Case', 'Amount', 'Member', 'Has waited']))
  openMenu('Columns')
  press('Usual columns')
  await waitFor(() => expect(heads()).toEqual(usual))
  await waitFor(() => expect(again.address()).toBe(place))
})

test('what is on screen is saved under a name, without its page', async () => {
  answers('office.savedViews', [])
  answers('office.saveView', view({}))
  await open('?status=all&columns=case,member&page=2')
  openMenu('Views')
  await see('Save this view…')
  press('Save this view…')
  press('Save')
  await see('Please enter all fields')
  expect(bodies('office.saveView')).toEqual([])
  type('Name of the view', ' Mine ')
  fireEvent.click(screen.getByLabelText('Every administrator sees it'))
  press('Save')
  await see('The view is saved.')
  const query = 'columns=case%2Cmember&status=all'
  const saved = [{ place, query, name: 'Mine', shared: 1 }]
  await waitFor(() => expect(bodies('office.saveView')).toEqual(saved))
})

test('a view of another administrator opens, and offers no change', async () => {
  const shared = view({ id: '2', name: 'Theirs', query: 'status=all&limit=50', mine: 0, owner_name: 'Mira' })
  answers('office.savedViews', [view({}), shared])
  const { address } = await open('?status=1')
  openMenu('Views')
  await see('Shared by others')
  expect(
    screen
      .getByText(/^Done ones/)
      .closest('button')
      ?.getAttribute('aria-current'),
  ).toBe('true')
  expect(screen.queryByLabelText('Change the view Theirs')).toBeNull()
  fireEvent.click(screen.getByText(/^Theirs/))
  await waitFor(() => expect(address()).toBe(`${place}?status=all&limit=50`))
})

test('one’s own view is renamed, shows what is on screen, and is deleted', async () => {
  answers('office.savedViews', [view({})])
  answers('office.editView', view({ name: 'Rejected' }))
  await open('?status=-1')
  openMenu('Views')
  await see('My views')
  press('Change the view Done ones')
  type('Name of the view', 'Rejected')
  fireEvent.click(screen.getByLabelText('It shows what is on screen now'))
  refuses('office.editView', 'VIEW_NAME_TAKEN')
  press('Save')
  await see('A view with this name already exists. Choose another name, or change that view.')
  answers('office.editView', view({ name: 'Rejected' }))
  press('Save')
  await waitFor(() => expect(screen.queryByLabelText('Name of the view')).toBeNull())
  expect(bodies('office.editView').at(-1)).toEqual({
    id: '1',
    name: 'Rejected',
    shared: 0,
    query: 'status=-1',
  })
  answersWhole('office.deleteView', { status: true, data: [] })
  press('Change the view Done ones')
  press('Delete the view')
  await see('Delete this view?')
  expect(bodies('office.deleteView')).toEqual([])
  press('Delete the view')
  await see('The view is deleted.')
  await waitFor(() => expect(bodies('office.deleteView')).toEqual([{ id: '1' }]))
})

test('a phone that shows cards has views, and no columns', async () => {
  setWidth(390)
  await open()
  expect([...document.querySelectorAll('.tool-button')].map(({ textContent }) => textContent)).toEqual([
    'Views',
  ])
})
