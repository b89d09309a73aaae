import ts from 'typescript'

/** An object or a switch that says a text for each of several terms. */
export type WordTable = {
  readonly file: string
  /** Counted from one. */
  readonly line: number
  /** The English text of each term, with its context where it has one. */
  readonly texts: ReadonlyMap<string, string>
}

/** A name that stands in two tables. */
export type DoubleName = { readonly term: string; readonly text: string; readonly at: readonly string[] }

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

/** The text that a term is given first: itself, or the name among what is said of it. */
const firstText = (node: ts.Node): string | undefined =>
  textOf(node) ?? (ts.isFunctionLike(node) ? undefined : ts.forEachChild(node, firstText))

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

const termIn = (key: string): string => quoted(key.replace(/^\[|\]$/g, ''))

/** The tables of a source file, inner ones too. */
export const wordTables = (file: string, text: string): readonly WordTable[] => {
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
    if (said.length > 0) found.push({ file, line, texts: new Map(said) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const placeOf = ({ file, line }: WordTable): string => `${file}:${line}`

const pairsOf = ({ texts }: WordTable): readonly string[] =>
  [...texts].map(([term, text]) => JSON.stringify([term, text]))
