import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The smallest program that answers over HTTP: the starting time of Node and Hono.
const hello = new Hono().get('/readyz', c => c.text('hello'))
serve({ fetch: hello.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
