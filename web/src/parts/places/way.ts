import type { LinkProps } from '@tanstack/react-router'

/** A page, with what its address says. */
export type Way = {
  readonly to: NonNullable<LinkProps['to']>
  readonly params?: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, string>>
  readonly hash?: string
}
