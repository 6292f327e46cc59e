import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import express, { type Express, type Request, type Response } from 'express';
import { openApiDocument, operations } from '../modules/openapi';

const document = openApiDocument({ siteName: 'Test', serverUrl: '/' });
// The document is no JSON Schema itself, and compiling the schema of schemas took a tenth of a second of each file.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, validateSchema: false, meta: false });
ajv.addSchema({ $id: 'doc:', ...document });

const validators = new Map<string, ValidateFunction>();
const patterns = operations.map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(
    `^${path
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace('{path}', '.+')
      .replace(/\{\w+\}/g, '[^/]+')}/?$`,
    'i',
  ),
}));

/**
 * Validates every JSON response of an app against the served OpenAPI document: undocumented responses and members
 * become a 500 that describes the mismatch.
 */
export function withOpenApiContract(app: Express): Express {
  const checked = express();
  checked.disable('x-powered-by');
  checked.use((req, res, next) => {
    const { send } = Object.getPrototypeOf(res) as Response;
    res.send = function checkedSend(body: unknown) {
      const isJson = String(res.get('Content-Type')).startsWith('application/json');
      const problem = typeof body === 'string' && isJson ? problemOf(req, res.statusCode, body) : undefined;
      if (problem === undefined) return send.call(res, body);
      return send.call(res.status(500), JSON.stringify({ error: `Not as the OpenAPI document says: ${problem}` }));
    };
    next();
  });
  checked.use(app);
  return checked;
}

function problemOf(req: Request, status: number, body: string): string | undefined {
  if (req.method === 'HEAD') return undefined;
  const path = req.originalUrl.split('?', 1)[0] ?? '';
  const operation = patterns.find(({ method, pattern }) => method === req.method.toLowerCase() && pattern.test(path));
  // For a call that does not exist, only the error is described.
  const pointer = operation
    ? `doc:#/paths/${escaped(operation.path)}/${operation.method}/responses/${status}/content/application~1json/schema`
    : 'doc:#/components/schemas/Error';
  const name = `${req.method} ${path} ${status}`;
  const validate = validatorAt(pointer);
  if (!validate) return `${name} is not described`;
  return validate(JSON.parse(body)) ? undefined : `${name}: ${ajv.errorsText(validate.errors)}`;
}

function validatorAt(pointer: string): ValidateFunction | undefined {
  let validate = validators.get(pointer);
  if (validate) return validate;
  try {
    validate = ajv.compile({ $ref: pointer });
  } catch {
    return undefined;
  }
  validators.set(pointer, validate);
  return validate;
}

const escaped = (path: string) =>
  encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('~', '~');
