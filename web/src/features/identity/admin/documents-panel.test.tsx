import type { wire } from '@strongroom/shared'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { press } from '../../../testing/act.ts'
import { asked } from '../../../testing/answers.ts'
import { respond, serveContract } from '../../../testing/contract-server.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { DocumentsPanel } from './documents-panel.tsx'

serveContract()

const data = {
  type: 0,
  id_type: 1,
  documents: [
    { kind: 'id_front', file: 'file-1', type: 'image/png' },
    { kind: 'selfie', file: 'file-2', type: 'application/pdf' },
  ],
} as unknown as wire.KycData

test('documents go with their panel: when it is opened again, it is another look', async () => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'support' })
  respond('files.get', () => HttpResponse.arrayBuffer(new ArrayBuffer(7)))
  let queries: QueryClient | undefined
  function Record() {
    queries = useQueryClient()
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Record
        </button>
        {isOpen && <DocumentsPanel record="record-1" data={data} />}
      </>
    )
  }
  onScreen(<Record />)
  const bothShown = async () => {
    await waitFor(() => expect(document.querySelectorAll('figure img')).toHaveLength(1))
    await screen.findByText('Open the PDF')
  }
  await bothShown()
  press('Record')
  await waitFor(() => expect(queries?.getQueryCache().findAll({ queryKey: ['file'] })).toEqual([]))
  press('Record')
  await bothShown()
  expect(asked('files.get')).toHaveLength(4)
})
