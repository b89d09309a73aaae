import ts from 'typescript'

/** A text of SQL in a source file, with `…` where an expression is put in. */
export type SqlText = { readonly sql: string; readonly line: number }

const BEGINNING =
  /(?:[=<>(,] ?\$\d)|^[\s…(]*(select|insert into|update|delete from|with|where|order by|group by|(left |full |cross )?join|, ?lateral|on conflict|returning|set|and|or|values|having)\b.*([=$<>…(]|\bis\b|\bby\b|\bdesc\b)/s
/** SQL that makes tables, sets the session or asks the database about itself: its names are no columns of ours. */
const OF_DATABASE =
  /\b(create (unlogged )?table|set local|idle_session_timeout|pg_(?!notify|advisory)\w+|information_schema)\b/
/** The functions whose argument is SQL. */
const GIVES_SQL = /^(computed|rowsOf)$/

const HOLE = '…'
type Text = ts.StringLiteralLike | ts.TemplateExpression
const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
const textOf = (node: Text): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(HOLE)
    : node.text

/** Names in the expressions that are put into a text; one between quotes is a value, and no SQL. */
const namesPut = (node: Text): readonly string[] => {
  if (!ts.isTemplateExpression(node)) return []
  const before = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return node.templateSpans.flatMap(({ expression }, at) =>
    before[at]?.text.endsWith("'") ? [] : identifiersIn(expression),
  )
}
const identifiersIn = (node: ts.Node): readonly string[] => {
  if (ts.isIdentifier(node)) return [node.text]
  // A constant that a function is handed is a value: the name of a job, a day.
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    return [node.expression, ...node.arguments.filter(each => !ts.isIdentifier(each))].flatMap(identifiersIn)
  const found: string[] = []
  ts.forEachChild(node, each => void found.push(...identifiersIn(each)))
  return found
}

/** The texts that an expression can come to. */
const textsOf = (node: ts.Node): readonly Text[] => {
  if (isText(node)) return [node]
  if (ts.isArrowFunction(node)) return textsOf(node.body)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf)
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? textsOf(node.expression.expression)
    : []
}

/** The object of a list's description, whose orders, filters and searches are columns, or SQL in brackets. */
const isListing = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) &&
  ['table', 'sorts', 'equals'].every(name => node.properties.some(each => each.name?.getText() === name))

const isOfListing = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) || ts.isArrayLiteralExpression(parent)) &&
  (isListing(parent.parent) || isListing(parent.parent.parent) || isListing(parent.parent.parent.parent))

const isCalledSql = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'sql') ||
  (ts.isCallExpression(parent) && GIVES_SQL.test(parent.expression.getText()))

/** The name of a value that SQL computes: of `{ total: computed('sum(amount)') }` it is `total`. */
const nameGiven = (node: ts.Node): readonly string[] =>
  ts.isPropertyAssignment(node) &&
  ts.isCallExpression(node.initializer) &&
  GIVES_SQL.test(node.initializer.expression.getText())
    ? [node.name.getText()]
    : []

/** The texts of SQL in a file, and the names that it gives to values outside of them. */
export type Said = { readonly texts: readonly SqlText[]; readonly given: readonly string[] }

/**
 * The texts of SQL in a file: those with a table of these schemas or the beginning of a clause, those that the file calls so, and those that are
 * put into one of these from a constant or function of the file.
 */
export const saidIn = (file: ts.SourceFile, schemas: RegExp): Said => {
  const found = new Set<Text>()
  const given: string[] = []
  const constants = new Map<string, ts.Node>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants.set(node.name.getText(), node.initializer)
    if (
      isText(node) &&
      (isCalledSql(node) || isOfListing(node) || schemas.test(textOf(node)) || BEGINNING.test(textOf(node)))
    )
      found.add(node)
    given.push(...nameGiven(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  // A set hands out what is added to it while it is gone through.
  for (const text of found)
    for (const constant of namesPut(text).flatMap(name => constants.get(name) ?? []))
      for (const put of textsOf(constant)) found.add(put)
  const texts = [...found].map(node => ({
    sql: textOf(node),
    line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  }))
  return { texts: texts.filter(({ sql }) => !OF_DATABASE.test(sql)), given }
}
