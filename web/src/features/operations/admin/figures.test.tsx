import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { press, see, seeOnPage } from '../../../testing/act.ts'
import { answers, answersWhole, bodies } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const at = '2026-11-23T09:00:00.000Z'
const running: Pick<
  wire.ProcessRecord,
  'version' | 'commit' | 'migration' | 'log' | 'queue' | 'started_date' | 'seen_date'
> = {
  ...{ version: '0.1.0', commit: '1a2b3c4d5e6f7890', migration: '137_processes' },
  ...{ log: 'postgresql', queue: 'postgresql', started_date: at, seen_date: at },
}
const failedRun: wire.WorkRecord['failed'][number] = {
  ...{ id: '3', queue: 'projections', job: 'advance', about: 'wallets', failed_date: at },
  ...{ error: 'the connection is gone', trace: 'at project (wallets.ts:7)' },
}
const open = (path: string) => renderScreen(`/admin/operations/${path}`, { as: administrator('operator') })

describe('an operator', () => {
  test('sees queues, the last run of each job, and why one failed', async () => {
    answers('operations.work', {
      queues: [{ queue: 'chores', waiting: 1, active: 2, delayed: 31, failed: 1, noted_date: at }],
      failed: [failedRun],
      jobs: [
        {
          ...{ job: 'pay-interest', runs: 1_200, failures: 1, ran_date: at, took_ms: 120 },
          ...{ failed_date: at, error: 'the catalogue does not know XYZ' },
        },
      ],
    })
    await open('queues')
    await seeOnPage('chores', '31', 'pay-interest', '1,200', 'the catalogue does not know XYZ')
  })

  test('opens a run that failed, and has that job run again', async () => {
    answers('operations.work', { queues: [], failed: [failedRun, { ...failedRun, id: '4' }], jobs: [] })
    answersWhole('operations.retryJob', { status: true, data: [] })
    await open('queues')
    await seeOnPage('advance wallets', 'the connection is gone', 'at project (wallets.ts:7)')
    const [, second] = screen.getAllByRole('button', { name: 'Try again' })
    if (second) fireEvent.click(second)
    await see('The job is run again.')
    expect(bodies('operations.retryJob')).toEqual([{ id: '4' }])
  })

  test('is offered none of them as an auditor', async () => {
    answers('operations.work', { queues: [], failed: [failedRun], jobs: [] })
    await renderScreen('/admin/operations/queues', { as: administrator('auditor') })
    await seeOnPage('advance wallets')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('sends one letter again that was not taken', async () => {
    answers('operations.outboxes', {
      is_kept: false,
      channels: [{ channel: 'mail', waiting: 3, failed: 1, oldest_date: at }],
      unsent: [
        {
          ...{ channel: 'mail', id: '7', about: 'code', tries: 2, error: 'EENVELOPE 550', given_up: true },
          ...{ created_date: at, next_date: at },
        },
      ],
    })
    answersWhole('operations.resend', { status: true, data: [] })
    await open('outboxes')
    await seeOnPage('Mail · code', 'EENVELOPE 550', 'Given up')
    press('Send again')
    await see('It is tried again now.')
    expect(bodies('operations.resend')).toEqual([{ channel: 'mail', id: '7' }])
  })

  test('sees how the log grows, its seal and witnesses, and what runs', async () => {
    answers('operations.platform', {
      ...{
        version: '0.1.0',
        commit: '1a2b3c4d5e6f7890',
        node: '24.21.0',
        database: '18.4',
        started_date: at,
      },
      processes: [
        { ...running, id: 'aaaaaaaa-1', kind: 'api', state: 'current' },
        { ...running, id: 'bbbbbbbb-2', kind: 'workers', state: 'older', migration: '132_members-in-order' },
        { ...running, id: 'cccccccc-3', kind: 'workers', state: 'missing', queue: 'redis' },
      ],
      migrations: [
        {
          part: 'private',
          schemas: ['private', 'seal', 'work'],
          name: '045_operation-figures',
          ran_date: at,
        },
      ],
      days: [{ day: '2026-11-23', events: 18_204, added: 204, bytes: 4_200_000 }],
      seal: {
        ...{ size: 18_200, signed_date: at, checked_size: 18_000, checked_date: at, stopped: false },
        cosignatures: 0,
        witnesses: [
          { name: 'other.example', size: 0, cosigned_date: null, error: 'does not answer' },
          { name: 'third.example', size: 17_999, cosigned_date: at, error: null },
        ],
      },
    })
    await open('platform')
    await seeOnPage(
      '204',
      '18,204',
      '4.2 MB',
      'Last migration of private, seal, work',
      '045_operation-figures',
      '1a2b3c4d5e6f',
      'other.example',
      'does not answer',
      '17,999 events · 23 Nov 2026',
      'API aaaaaaaa',
      'Workers bbbbbbbb',
      'Older build',
      '132_members-in-order',
      'Silent',
      'PostgreSQL · Redis',
    )
  })
})
