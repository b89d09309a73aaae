import type { Stores } from './stores.ts'

/** A list of administrators' is also searched by the names and e-mail addresses of members, which read models do not hold. */
export const searched = async <F extends { readonly search?: string | undefined }>(
  members: Pick<Stores['members'], 'uidsLike'>,
  filter: F,
): Promise<F & { readonly searchedUids?: readonly string[] }> =>
  filter.search && !('searchedUids' in filter)
    ? { ...filter, searchedUids: await members.uidsLike(filter.search) }
    : filter
