import { Link } from '@tanstack/react-router'

/** A member in a list of administrators: name and user id, leading to their page. */
export function MemberLink({ uid, username }: { uid: string; username: string }) {
  return (
    <Link
      to="/admin/member/$uid"
      params={{ uid }}
      className="row-link member-link"
      style={{ fontWeight: 450 }}
    >
      <span className="ellipsis">{username}</span> <span className="quiet figures">{uid}</span>
    </Link>
  )
}

/** A person as administrators read of them: name and user id; the id alone of one whose account is erased. */
export const personText = (name: string | undefined, uid: string): string => (name ? `${name} · ${uid}` : uid)
