import type { QueryClient } from '@tanstack/react-query'
import type { ResolveParams } from '@tanstack/react-router'
import { type AnyAt, type Load, type Screen, screenAt } from './screen-at.ts'
import type { ReadSearch } from './search.ts'

/** The values of an address: those in its path, and its search fields as they are read. */
type At<Path extends string, Search> = { readonly params: ResolveParams<Path>; readonly search: Search }

/** An address that is opened; `preload`: a link is pointed at, and only what is behind it is wanted. */
type Opened<Path extends string, Search> = At<Path, Search> & {
  readonly location: { readonly href: string }
  readonly preload: boolean
}

type Acts<Path extends string, Search, Given> = {
  /** Runs before the page is shown, and may lead elsewhere. */
  readonly before?: (opened: Opened<Path, Search>) => void
  /** Asks for the figures of the page while its script is on its way; the page does not wait for them. */
  readonly ahead?: (queries: QueryClient) => Promise<void>
  /** Properties of the screen, where they are not the values in the path. */
  readonly gives?: (at: At<Path, Search>) => Given
}

/** The kinds of addresses: a page for those who are signed in, a page for everybody, or a frame around the addresses below. */
export type Kind = 'page' | 'open' | 'frame'

/** An address with its screen. What a link to it takes follows from `path` and `search`. */
export type Address<
  Path extends string = string,
  Search = object,
  Of extends Kind = Kind,
  Loads = unknown,
  Given = unknown,
> = {
  readonly path: Path
  readonly kind: Of
  readonly search: ReadSearch<Search> | undefined
  readonly screen: ReturnType<typeof screenAt> | undefined
  readonly before: ((opened: Opened<string, object>) => void) | undefined
  readonly ahead: ((queries: QueryClient) => Promise<void>) | undefined
  /** Only for the compiler: how the screen is loaded, and the properties that it is given. */
  readonly types?: { readonly loads: Loads; readonly given: Given }
}

/**
 * The compiler does not look at what `load` loads here: that may hang on links, whose types are made of the addresses. It is
 * looked at where all addresses are known (`Misfit`).
 */
type Declare<Of extends Kind> = <
  const Path extends string,
  Loads extends () => void,
  Search = object,
  Given = ResolveParams<Path>,
>(
  path: Path,
  load: Loads,
  search?: ReadSearch<Search>,
  acts?: Acts<Path, Search, Given>,
) => Address<Path, Search, Of, Loads, Given>

/** The path of an address whose screen takes other properties than it is given; `never` for those that fit. */
export type Misfit<A> =
  A extends Address<infer Path, infer _, infer __, infer Loads, infer Given>
    ? Loads extends () => Promise<Screen<Given>>
      ? never
      : Path
    : never

type AnyActs = Pick<Address, 'before' | 'ahead'> & { readonly gives?: (at: AnyAt) => object }

const declare = <Of extends Kind>(kind: Of) =>
  ((path: string, load: Load, search?: ReadSearch<object>, acts?: AnyActs): Address<string, object, Of> => ({
    path,
    kind,
    search,
    screen: screenAt(path, load, acts?.gives),
    before: acts?.before,
    ahead: acts?.ahead,
  })) as unknown as Declare<Of>

/** Declares a page for those who are signed in; below `/admin`, for administrators. Its script loads when it is needed. */
export const at = declare('page')

/** Declares a page for everybody. */
export const openAt = declare('open')

/** Declares a frame around the addresses below its own. */
export const frameAt = declare('frame')

/** Declares an address that always leads to another one. `lead` redirects. */
export const movedAt = <const Path extends string>(
  path: Path,
  lead: () => void,
): Address<Path, object, 'page', () => Promise<Screen<object>>, object> => ({
  path,
  kind: 'page',
  search: undefined,
  screen: undefined,
  before: lead,
  ahead: undefined,
})
