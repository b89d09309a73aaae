import * as react from 'react'

type Internals = { readonly recentlyCreatedOwnerStacks: number }
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React's build for development makes an `Error` for every element, so that its warnings can say where the element was made,
 * and stops at ten thousand a second. Tests render with that limit reached from the start: the errors were a tenth of the time
 * of this room. A React without the limit takes no notice.
 */
export function noteNoOwnerStacks(): void {
  const internals = (react as unknown as Readonly<Record<string, Internals | undefined>>)[name]
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Number.POSITIVE_INFINITY,
      set: () => {},
    })
}
