/** A person as administrators read of them: name and user id; the id alone of one whose account is erased. */
export const personText = (name: string | undefined, uid: string): string => (name ? `${name} · ${uid}` : uid)
