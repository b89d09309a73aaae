import { type AnyRoute, createRoute, type ResolveParams, type Route } from '@tanstack/react-router'
import type { Address, Misfit } from '../parts/address/at.ts'
import type { ReadSearch } from '../parts/address/search.ts'
import { addresses } from './addresses.ts'
import { root } from './root.tsx'

type Declared = (typeof addresses)[number]
type Page = Exclude<Declared, { readonly kind: 'frame' }>

/** The frame around pages behind the door that are none of administrators. */
const MEMBERS = '/_member'

type IdOf<Path extends string, Kind> = Kind extends 'open'
  ? Path
  : Path extends `/admin${string}`
    ? Path
    : `${typeof MEMBERS}${Path}`

type RouteOf<A> =
  A extends Address<infer Path, infer Search, infer Kind, infer _, infer __>
    ? Route<
        unknown,
        typeof root,
        Path,
        Path,
        string,
        IdOf<Path, Kind>,
        ReadSearch<Search>,
        ResolveParams<Path>
      >
    : never

type ByPath = { [A in Page as A['path']]: RouteOf<A> }
type ById = { [A in Page as IdOf<A['path'], A['kind']>]: RouteOf<A> }

/** The types of links and of what screens read of their address, in the form that the router's own generator writes. */
type Types = {
  fileRoutesByFullPath: ByPath
  fullPaths: keyof ByPath
  fileRoutesByTo: ByPath
  to: keyof ByPath
  fileRoutesById: ById
  id: keyof ById
}

/** The addresses, or those whose screens take other properties than they are given: the compiler names them. */
const declared: [Misfit<Declared>] extends [never]
  ? readonly Declared[]
  : { readonly misfit: Misfit<Declared> } = addresses

const frames: readonly string[] = declared.filter(({ kind }) => kind === 'frame').map(({ path }) => path)

/** The router's name for a page: its address, below the frame of members where it is theirs. */
const idOf = ({ path, kind }: Declared): string =>
  kind === 'page' && !path.startsWith('/admin') ? `${MEMBERS}${path}` : path

/** The frame next around an address; a page at a frame's own address stands in it. */
const frameOf = (each: Declared): string =>
  frames
    .filter(frame => `${idOf(each)}/`.startsWith(`${frame}/`))
    .filter(frame => each.kind !== 'frame' || frame !== each.path)
    .reduce((longest, frame) => (frame.length > longest.length ? frame : longest), '')

const inFrames = Map.groupBy(declared, frameOf)

/** The place of a route below its frame, whose own address it leaves out. */
const placeIn = (frame: string, { path }: Declared) => {
  if (path === MEMBERS) return { id: path.slice(1) }
  return { path: frame === MEMBERS ? path : path.slice(frame.length) || '/' }
}

const routesIn = (frame: string, parent: AnyRoute): AnyRoute[] =>
  (inFrames.get(frame) ?? []).map(each => {
    const { kind, path, screen, search, before, ahead } = each
    const route: AnyRoute = createRoute({
      getParentRoute: () => parent,
      ...placeIn(frame, each),
      ...(screen && { component: screen }),
      ...(search && { validateSearch: search }),
      ...(before && { beforeLoad: before }),
      ...(ahead && {
        loader: ({ context }) => {
          void ahead(context.queries)
        },
      }),
    })
    return kind === 'frame' ? route.addChildren(routesIn(path, route)) : route
  })

/** Every route of the client. A link's address, its values and its search fields are checked by the types of the addresses. */
export const routeTree = root
  ._addFileChildren({ ...routesIn('', root) } as unknown as ById)
  ._addFileTypes<Types>()
