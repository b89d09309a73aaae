/** The member whose list is asked for by a path; nothing for `all`, which only administrators may ask for. */
export const memberInPath = ({ id }: { readonly id: string }): string | undefined =>
  id === 'all' ? undefined : id
