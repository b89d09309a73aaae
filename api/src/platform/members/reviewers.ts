import type { wire } from '@strongroom/shared'

/** The roles that read members' documents and decide on them. */
export const reviewers: readonly wire.Role[] = ['support', 'superadmin']
