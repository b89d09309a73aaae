import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, lists } from '../../testing/answers.ts'
import { serveContract } from '../../testing/contract-server.ts'
import { quietHome } from '../../testing/frame.ts'
import { administrator } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

serveContract()

test('a count in the menu is grouped as every other number', async () => {
  answers('catalogue.fixedNetworks', [])
  lists('topUp.all', [])
  answers('office.home', {
    ...quietHome,
    waits: [{ kind: 'top-up', count: 4040, oldest_date: null, sums: [] }],
  })
  await renderScreen('/admin/topup', { as: administrator('superadmin') })
  await waitFor(() => expect(document.querySelector('.nav-count')?.textContent).toBe('4,040'))
})
