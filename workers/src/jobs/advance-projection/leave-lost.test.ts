import type { Views } from '@strongroom/projections'
import { describe, expect, test, vi } from 'vitest'
import { leaveLost } from './leave-lost.ts'

const failing = (lost: boolean) =>
  ({
    advance: async () => {
      throw new Error('no such position')
    },
    status: async () => [
      { projection: 'wallets', lost },
      { projection: 'swaps', lost },
    ],
  }) as unknown as Pick<Views, 'advance' | 'status'>

describe('a read model that cannot be advanced', () => {
  test('because the log is another one is left alone, and that is said once for all of them', async () => {
    const warn = vi.fn()
    const views = leaveLost(failing(true), { warn })
    for (const name of ['wallets', 'swaps', 'wallets']) expect(await views.advance(name)).toBe('stale')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.lastCall?.[1]).toContain('npm run strongroom -- rebuild')
  })

  test('for another reason fails its job', async () => {
    const warn = vi.fn()
    await expect(leaveLost(failing(false), { warn }).advance('wallets')).rejects.toThrow('no such position')
    expect(warn).not.toHaveBeenCalled()
  })
})
