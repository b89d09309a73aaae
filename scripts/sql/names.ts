import { keywords } from './keywords.ts'

/** A name that has to be a column, with the name of its row where the text says one: of `s.amount` it is `s`. */
export type Name = { readonly name: string; readonly of?: string }

/** The names in a text of SQL. */
export type Names = {
  /** Tables as `schema.name`. */
  readonly tables: ReadonlySet<string>
  /** The tables that stand behind a name. */
  readonly aliases: readonly (readonly [alias: string, table: string])[]
  /** Names that the text itself gives: to values, to queries inside it, and to rows of functions. */
  readonly given: ReadonlySet<string>
  readonly columns: readonly Name[]
}

const TOKEN =
  /--[^\n]*|'(?:[^']|'')*'|::\s*\w+(?:\[\])?|collate "\w+"|"\w+"|[A-Za-z_]\w*|\$\d+|\d[\d.]*( (?!as\b)\w+)?|\S/g
const NAME = /^("\w+"|[A-Za-z_]\w*)$/
const PASSED_OVER = /^(--|'|collate )/

/** Words of SQL, one after another; a name is followed by what stands behind it, and knows what stands before. */
class Reader {
  readonly tables = new Set<string>()
  readonly aliases: [string, string][] = []
  readonly given = new Set<string>()
  readonly #found: Name[] = []
  #isOfFunction = false
  readonly #words: readonly string[]
  readonly #schemas: ReadonlySet<string>

  constructor(sql: string, schemas: ReadonlySet<string>) {
    this.#words = (sql.match(TOKEN) ?? []).filter(word => !PASSED_OVER.test(word))
    this.#schemas = schemas
    for (let at = 0; at < this.#words.length; ) at = this.#isName(at) ? this.#take(at) : at + 1
  }

  /** Rows of a function have columns that only its body names. */
  get columns(): readonly Name[] {
    return this.#isOfFunction ? this.#found.filter(({ of }) => of !== undefined) : this.#found
  }

  /** Takes the name at a place, and answers with the place behind it. */
  #take(at: number): number {
    const name = this.#bare(at)
    if (this.#word(at - 1) === '.') return at + 1
    if (this.#word(at + 1) === '.') return this.#schemas.has(name) ? this.#table(at) : this.#qualified(at)
    if (this.#word(at + 1) === '(') return this.#isGiven(at) ? this.#rows(at) : at + 1
    if (this.#word(at + 1) === '=' && this.#word(at + 2) === '>') return at + 3
    if (this.#isGiven(at)) this.given.add(name)
    else this.#found.push({ name })
    return at + 1
  }

  /** `schema.table`, and the name that it is given. A function of a schema is no table. */
  #table(at: number): number {
    if (this.#word(at + 3) === '(' && this.#word(at - 1) !== 'into') {
      this.#isOfFunction ||= this.#word(at - 1) === 'from'
      return at + 3
    }
    const table = `${this.#bare(at)}.${this.#bare(at + 2)}`
    this.tables.add(table)
    this.aliases.push([this.#bare(at + 2), table])
    const alias = this.#word(at + 3) === 'as' ? at + 4 : at + 3
    if (!this.#isName(alias)) return at + 3
    this.aliases.push([this.#bare(alias), table])
    return alias + 1
  }

  #qualified(at: number): number {
    if (this.#isName(at + 2)) this.#found.push({ name: this.#bare(at + 2), of: this.#bare(at) })
    return at + 3
  }

  /** Rows with names of their own: `as found (id, amount)`. */
  #rows(at: number): number {
    this.given.add(this.#bare(at))
    let last = at + 2
    for (; last < this.#words.length && this.#word(last) !== ')'; last += 1)
      if (this.#isName(last)) this.given.add(this.#bare(last))
    return last
  }

  /** Whether SQL is given a name here: behind `as`, a bracket or another name, or before the query that it stands for. */
  #isGiven(at: number): boolean {
    if (this.#word(at - 1) === 'as' || this.#word(at - 1) === ')' || this.#isName(at - 1)) return true
    return this.#word(at + 1) === 'as' && /^(\(|materialized|not)$/.test(this.#word(at + 2))
  }

  #isName(at: number): boolean {
    return NAME.test(this.#words[at] ?? '') && !keywords.has(this.#word(at))
  }

  #bare(at: number): string {
    return this.#words[at]?.replaceAll('"', '') ?? ''
  }

  #word(at: number): string {
    return this.#words[at]?.toLowerCase() ?? ''
  }
}

/**
 * The names in a text of SQL, without its syntax tree: what follows a schema is a table, what stands before a bracket a function, what follows
 * `as` or another name is given by the text, and every other word that SQL does not have is a column.
 */
export const namesIn = (sql: string, schemas: ReadonlySet<string>): Names => new Reader(sql, schemas)
