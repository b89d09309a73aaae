import type { wire } from '@strongroom/shared'
import { createLink, Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { type Place, wayTo } from './navigation.ts'

/** A link that is never marked as where one is. */
const Elsewhere = createLink(({ 'aria-current': _, ...props }: ComponentProps<'a'>) => <a {...props} />)

type PlaceLinkProps = {
  place: Place
  user: wire.Userinfo | undefined
  className: string
  onClick?: (() => void) | undefined
  children: ReactNode
}

/**
 * Leads to a place, or to what opens it first. Only the former is ever marked as where one is: of ten locked places
 * that all lead to the same page, none is that page.
 */
export function PlaceLink({ place, user, ...rest }: PlaceLinkProps) {
  const to = wayTo(user, place)
  const { pathname } = useLocation()
  const isIn = (part: string) => `${pathname}/`.startsWith(`${part}/`)
  if (to !== place.to || place.besides?.some(isIn)) return <Elsewhere to={to} {...rest} />
  const isPart = place.also?.some(isIn)
  return (
    <Link
      to={to}
      activeOptions={{ includeSearch: false, exact: place.isExact ?? false }}
      aria-current={isPart ? 'page' : undefined}
      {...rest}
    />
  )
}
