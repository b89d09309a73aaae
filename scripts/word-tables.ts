import ts from 'typescript'

/** An object or a switch that says a text for each of several terms. */
type WordTable = {
  readonly file: string
  /** Counted from one. */
  readonly line: number
  /** The constant or the property that holds it. */
  readonly name: string
  /** The English text of each term, with its context where it has one. */
  readonly texts: ReadonlyMap<string, string>
}

/** A name that stands in two tables. */
type DoubleName = { readonly term: string; readonly text: string; readonly at: readonly string[] }

/** Marks of a text for translation, in both rooms that say texts. */
const MARKS = ['msg', 't']

const quoted = (text: string): string => text.replace(/^['"`]|['"`]$/g, '')

const fieldOf = (of: ts.Expression | undefined, name: string): string | undefined => {
  if (!of || !ts.isObjectLiteralExpression(of)) return undefined
  const field = of.properties.find(each => ts.isPropertyAssignment(each) && each.name.getText() === name)
  return field && ts.isPropertyAssignment(field) ? quoted(field.initializer.getText()) : undefined
}

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isTaggedTemplateExpression(node) && MARKS.includes(node.tag.getText()))
    return quoted(node.template.getText())
  if (!ts.isCallExpression(node) || !MARKS.includes(node.expression.getText())) return undefined
  const [given] = node.arguments
  const message = fieldOf(given, 'message')
  const context = fieldOf(given, 'context')
  return context === undefined ? message : `${message} (${context})`
}

/** Properties that hold the name of a term, among what else is said of it. */
const NAMES = ['name', 'title', 'label', 'one', 'many', 'text']

/** The text that a term is given: itself, or its name among what is said of it. */
const firstText = (node: ts.Node): string | undefined => {
  if (ts.isFunctionLike(node)) return undefined
  if (ts.isPropertyAssignment(node) && !NAMES.includes(node.name.getText())) return undefined
  return textOf(node) ?? ts.forEachChild(node, firstText)
}

const entriesOf = (node: ts.Node): readonly (readonly [string, string | undefined])[] => {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(each =>
      ts.isPropertyAssignment(each) ? [[each.name.getText(), firstText(each.initializer)] as const] : [],
    )
  if (ts.isSwitchStatement(node))
    return node.caseBlock.clauses.flatMap(each =>
      ts.isCaseClause(each) ? [[each.expression.getText(), firstText(each)] as const] : [],
    )
  return []
}

const nameOf = ({ parent }: ts.Node): string => {
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText()
  return ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent) ? nameOf(parent) : ''
}

const termIn = (key: string): string => quoted(key.replace(/^\[|\]$/g, ''))

/** The tables of a source file, inner ones too. */
const wordTables = (file: string, text: string): readonly WordTable[] => {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: WordTable[] = []
  const visit = (node: ts.Node): void => {
    const said = entriesOf(node).flatMap(([key, said]) =>
      said === undefined ? [] : [[termIn(key), said] as const],
    )
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (said.length > 0) found.push({ file, line, name: nameOf(node), texts: new Map(said) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const placeOf = ({ file, line }: WordTable): string => `${file}:${line}`

const pairsOf = ({ texts }: WordTable): readonly string[] =>
  [...texts].map(([term, text]) => JSON.stringify([term, text]))

/** Names of fields, which may be those of terms by chance: heads of files, labels of forms. */
const isOfFields = ({ name }: WordTable): boolean => /heads$|^fields$|^figures$|^field_?names$/i.test(name)

const holdsNames = (file: string): boolean => /^shared\/src\/contract\/.*[-/]words\.ts$/.test(file)
const isNames = ({ file }: WordTable): boolean => holdsNames(file)

/** Tables by the names that each says, those of shared first. */
const byPair = (tables: readonly WordTable[]): ReadonlyMap<string, readonly WordTable[]> => {
  const found = new Map<string, WordTable[]>()
  for (const table of tables.toSorted((one, other) => Number(isNames(other)) - Number(isNames(one))))
    if (!isOfFields(table))
      for (const pair of pairsOf(table)) found.set(pair, [...(found.get(pair) ?? []), table])
  return found
}

/** Tables of shared that say most of the same. */
const areOne = (one: WordTable, other: WordTable): boolean =>
  pairsOf(one).filter(pair => pairsOf(other).includes(pair)).length > 1

/**
 * The names that stand beside the vocabulary, in a file `words.ts` or `…-words.ts` of the contract, and are said again: by a table of another file for the
 * same term, or by a second table of shared that says more than one of them.
 */
export const doubleNames = (tables: readonly WordTable[]): readonly DoubleName[] =>
  [...byPair(tables)].flatMap(([pair, [first, ...others]]) => {
    if (!first || !isNames(first)) return []
    const again = others.filter(each => !isNames(each) || areOne(first, each))
    const [term = '', text = ''] = JSON.parse(pair) as readonly string[]
    return again.length === 0 ? [] : [{ term, text, at: [first, ...again].map(placeOf) }]
  })

/** The one table of names of fields on the wire; a list's own heads stand beside its capability. */
export const FIELD_NAMES = 'api/src/csv/field-names.ts'

const isOfServer = ({ file }: WordTable): boolean => file.startsWith('api/')

/** The names of fields that two tables of the server say alike: both stand in the table of all fields. */
export const doubleFieldNames = (tables: readonly WordTable[]): readonly DoubleName[] => {
  const found = Map.groupBy(
    tables
      .filter(table => isOfServer(table) && isOfFields(table))
      .flatMap(table => pairsOf(table).map(pair => ({ pair, table }))),
    ({ pair }) => pair,
  )
  return [...found].flatMap(([pair, said]) => {
    const [term = '', text = ''] = JSON.parse(pair) as readonly string[]
    return said.length === 1 ? [] : [{ term, text, at: said.map(({ table }) => placeOf(table)) }]
  })
}

/** The whole sentences that several rooms say, each with the files that write them out. */
export const doubleSentences = (
  sources: ReadonlyMap<string, string>,
): readonly { readonly text: string; readonly at: readonly string[] }[] => {
  const said = [...sources].flatMap(([file, source]) => textsIn(source).map(text => ({ file, text })))
  return [...Map.groupBy(said.filter(isSentence), ({ text }) => text)].flatMap(([text, found]) => {
    const at = [...new Set(found.map(({ file }) => file))]
    return new Set(at.map(roomOf)).size === 1 ? [] : [{ text, at }]
  })
}

const isSentence = ({ text }: { readonly text: string }): boolean => /^\p{Lu}.* .*\.$/u.test(text)
const roomOf = (file: string): string => file.split('/')[0] ?? file

const SAID = /\b(?:msg|t)`([^`]*)`|message: '([^']*)'/g

/** The texts that a file marks for translation, found without reading its syntax. */
const textsIn = (source: string): readonly string[] =>
  [...source.matchAll(SAID)].map(([, plain, inCall]) => plain ?? inCall ?? '')

/** The tables of sources by their files, but for those of files that say none of the names: reading the syntax of all takes long. */
export const tablesWithNames = (sources: ReadonlyMap<string, string>): readonly WordTable[] => {
  const all = [...sources]
  const names = new Set(
    all.filter(([file]) => holdsNames(file) || file === FIELD_NAMES).flatMap(([, text]) => textsIn(text)),
  )
  return all.flatMap(([file, text]) =>
    textsIn(text).some(said => names.has(said)) ? wordTables(file, text) : [],
  )
}
