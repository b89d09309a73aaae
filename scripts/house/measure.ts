import ts from 'typescript'

/** The contents of one source file, as the table of the house counts them. */
export type Measure = {
  readonly lines: number
  /** Lines of each function, its signature included. */
  readonly functions: readonly number[]
  /** Those of functions that contain no other function. */
  readonly leaves: readonly number[]
  /** Lines that begin within a comment. */
  readonly comments: number
  /** Exported declarations; names that are only passed on from another file are not counted. */
  readonly exported: number
  readonly documented: number
  /**
   * Those with a docstring, and those that say the same by other means: a call of the contract by its `summary`, a type by the
   * documented value of the same file that it is the type of, a route by its address.
   */
  readonly described: number
  /** Exported declarations that are not described, by name. */
  readonly undescribed: readonly string[]
  /** Type assertions other than `as const`. */
  readonly casts: number
  /** Comments that silence the compiler or a linter. */
  readonly ignores: number
  /** Relative paths imported or passed on, those of types only included. */
  readonly imports: readonly string[]
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isAccessor(node)

const linesOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.end).line -
  source.getLineAndCharacterOfPosition(node.getStart(source)).line +
  1

const isConst = (node: ts.AsExpression): boolean =>
  ts.isTypeReferenceNode(node.type) &&
  ts.isIdentifier(node.type.typeName) &&
  node.type.typeName.text === 'const'

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const namesOf = (node: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(each => each.name.getText())
  const { name } = node as ts.Statement & { readonly name?: ts.Identifier }
  return [name?.text ?? 'default']
}

const isDocumented = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).some(ts.isJSDoc)

/** `forUser.query({ summary })`, as all that declare a call, and `createFileRoute('/address')({ … })`. */
const saysItself = (value: ts.Expression | undefined): boolean => {
  if (!value || !ts.isCallExpression(value)) return false
  if (ts.isCallExpression(value.expression))
    return value.expression.expression.getText() === 'createFileRoute'
  const [first] = value.arguments
  return (
    /^(declare|for\w+\.(query|command|preview))$/.test(value.expression.getText()) &&
    first !== undefined &&
    ts.isObjectLiteralExpression(first) &&
    first.properties.some(each => each.name?.getText() === 'summary')
  )
}

/** The values that a type is taken from: `schema` of `InferOutput<typeof schema>`. */
const valuesOf = (type: ts.Node): readonly string[] =>
  ts.isTypeQueryNode(type)
    ? [type.exprName.getText()]
    : type.getChildren().flatMap(child => [...valuesOf(child)])

const isDescribed = (node: ts.Statement, documented: ReadonlySet<string>): boolean => {
  if (isDocumented(node)) return true
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.every(({ initializer }) => saysItself(initializer))
  return ts.isTypeAliasDeclaration(node) && valuesOf(node.type).some(name => documented.has(name))
}

const silences = /(@ts-(ignore|expect-error|nocheck)|biome-ignore|(oxlint|eslint)-disable)/g

const specifierOf = (node: ts.Statement): readonly string[] => {
  const { moduleSpecifier } = node as ts.ImportDeclaration | ts.ExportDeclaration
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('.')
    ? [moduleSpecifier.text]
    : []
}

/** Sizes of functions, and the casts, of everything below a node. */
const countBelow = (source: ts.SourceFile) => {
  const counts: { functions: number[]; leaves: number[]; casts: number } = {
    functions: [],
    leaves: [],
    casts: 0,
  }
  const visit = (node: ts.Node): boolean => {
    if (ts.isAsExpression(node) && !isConst(node)) counts.casts++
    let holdsFunction = false
    ts.forEachChild(node, child => {
      if (visit(child)) holdsFunction = true
    })
    if (!isFunction(node) || !node.body) return holdsFunction
    counts.functions.push(linesOf(source, node))
    if (!holdsFunction) counts.leaves.push(linesOf(source, node))
    return true
  }
  visit(source)
  return counts
}

/** Measures one file. `name` tells TypeScript from TSX by its ending. */
export const measure = (name: string, text: string): Measure => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const lines = text.trimEnd().split('\n')
  const exported = source.statements.filter(isExported)
  const documented = exported.filter(isDocumented)
  const known = new Set(source.statements.filter(isDocumented).flatMap(namesOf))
  const undescribed = exported.filter(node => !isDescribed(node, known))
  return {
    ...countBelow(source),
    lines: lines.length,
    comments: lines.filter(line => /^\s*(\/\/|\/\*|\*( |\/|$))/.test(line)).length,
    exported: exported.length,
    documented: documented.length,
    described: exported.length - undescribed.length,
    undescribed: undescribed.flatMap(namesOf),
    ignores: text.match(silences)?.length ?? 0,
    imports: source.statements.flatMap(specifierOf),
  }
}
