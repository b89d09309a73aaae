import { lazyRouteComponent, useParams, useSearch } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'

/** A screen that takes these properties. */
export type Screen<Props> = (props: Props) => ReactNode

/** Loads a screen when it is needed, whatever it takes. */
export type Load = () => Promise<Screen<never>>

/** The values of an address, whatever their types are. */
export type AnyAt = { readonly params: Readonly<Record<string, string>>; readonly search: object }

/** Loads a screen with these properties. */
export const withProps =
  <Props extends object>(load: () => Promise<Screen<Props>>, props: NoInfer<Props>) =>
  async (): Promise<Screen<object>> => {
    const drawn: Screen<Props> = await load()
    return () => createElement(drawn, props)
  }

/**
 * The screen at an address, with the values in its path as properties, or with what `gives` makes of the address. Other values in
 * the path are another page: the screen begins anew.
 */
export const screenAt = (path: string, load: Load, gives?: (at: AnyAt) => object) =>
  lazyRouteComponent(async () => {
    const drawn = (await load()) as Screen<object>
    if (!gives && !path.includes('$')) return { default: drawn }
    return { default: () => createElement(Given, { drawn, gives }) }
  })

type GivenProps = {
  readonly drawn: Screen<object>
  readonly gives: ((at: AnyAt) => object) | undefined
}

function Given({ drawn, gives }: GivenProps) {
  const params: AnyAt['params'] = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const key = Object.values(params).join('/')
  return createElement(drawn, { key, ...(gives ? gives({ params, search }) : params) })
}
