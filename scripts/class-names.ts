import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './tool.ts'

// `npm run check`: every class that a style sheet of the web client has a rule for is named by a component, and every class that
// a component names has a rule. A rule that is left behind when its component goes is carried to members for ever, and a name
// without a rule is a slip of the pen that no screen shows.

const folder = 'web/src'
const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .map(file => join(folder, file))
  .filter(file => !/(\.test\.tsx?$|\/testing\/)/.test(file))

/** Each class with the first file that has it. */
type Classes = Map<string, string>

/** Classes of the component library, which its own sheet has. */
const isLibrary = (name: string) => name.startsWith('mantine-')

/** The selectors of a style sheet: all before an opening brace that is no at-rule. */
const selectorsOf = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : [head],
  )

const ruled: Classes = new Map()
for (const file of files.filter(each => each.endsWith('.css')))
  for (const selector of selectorsOf(readFileSync(join(root, file), 'utf8')))
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi))
      if (!ruled.has(name) && !isLibrary(name)) ruled.set(name, file)

/** The texts that an expression can come to: of `isOpen ? 'row' : 'stack'` both, of a comparison none. */
const textsOf = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [...textsOf(expression), literal.text]),
    ]
  if (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText()))
    return [...textsOf(node.left), ...textsOf(node.right)]
  if (ts.isJsxExpression(node) && node.expression) return textsOf(node.expression)
  return ts.isParenthesizedExpression(node) || ts.isObjectLiteralExpression(node)
    ? node.getChildren().flatMap(textsIn)
    : []
}

const textsIn = (node: ts.Node): readonly string[] =>
  ts.isPropertyAssignment(node)
    ? textsOf(node.initializer)
    : node.kind === ts.SyntaxKind.SyntaxList
      ? node.getChildren().flatMap(textsIn)
      : textsOf(node)

/** `className`, and what parts hand on to it: `panelClass`, `buttonClass`. */
const isOfClasses = (node: ts.Node): node is ts.JsxAttribute | ts.PropertyAssignment | ts.BindingElement =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node)) &&
  /class(Names?)?$/i.test(node.name.getText())

const named: Classes = new Map()
for (const file of files.filter(each => /\.tsx?$/.test(each))) {
  const text = readFileSync(join(root, file), 'utf8')
  if (!/class/i.test(text)) continue
  const visit = (node: ts.Node): void => {
    if (isOfClasses(node) && node.initializer)
      for (const name of textsOf(node.initializer).flatMap(each => each.split(/\s+/)))
        if (name && !named.has(name) && !isLibrary(name)) named.set(name, file)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
}

const faults = [
  ...[...ruled].flatMap(([name, file]) => (named.has(name) ? [] : [`${file}: no component names .${name}`])),
  ...[...named].flatMap(([name, file]) => (ruled.has(name) ? [] : [`${file}: no rule is for .${name}`])),
]
console.log(faults.length === 0 ? `${ruled.size} classes have a rule and a component` : faults.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
