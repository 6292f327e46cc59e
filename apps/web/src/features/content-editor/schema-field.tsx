import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isRecord } from '@marquee/core';
import { Plus, Trash2 } from 'lucide-react';
import { Button, FormField, IconButton, INPUT_CLASS, NativeSelect, Switch } from '../../shared/ui';
import { labelOf, problemText, valueLabelOf } from './content-texts';
import { startOf, type FormSchema } from './form-schema';
import { PictureInput } from './picture-input';
import { SELECT_CLASS } from './select-class';

export interface FieldProps {
  schema: FormSchema;
  label: string;
  /** As the server names it, such as `1.link`. */
  path: string;
  value: unknown;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
}

/** A part of a form, made from the schema by which the server checks it. */
export function SchemaField(props: FieldProps) {
  if (props.schema.type === 'array') return <ListField {...props} />;
  if (props.schema.properties) return <GroupField {...props} />;
  return <ValueField {...props} />;
}

const inside = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`);

function GroupField({ schema, path, value, onChange, ...rest }: FieldProps) {
  const group = isRecord(value) ? value : {};
  return (
    <div className="grid gap-5">
      {Object.entries(schema.properties ?? {}).map(([name, part]) => {
        const isRequired = schema.required?.includes(name) === true && part.default === undefined;
        const label = isRequired ? labelOf(name) : optional(labelOf(name), part);
        const field = (
          <SchemaField
            {...rest}
            key={name}
            schema={part}
            label={label}
            path={inside(path, name)}
            value={group[name]}
            onChange={(next) => onChange({ ...group, [name]: next })}
          />
        );
        return part.properties ? (
          <fieldset key={name} className="grid gap-4 rounded-lg border border-line p-4">
            <legend className="px-1 text-sm font-semibold">{labelOf(name)}</legend>
            {field}
          </fieldset>
        ) : (
          field
        );
      })}
    </div>
  );
}

const optional = (label: string, { type = 'string', enum: options }: FormSchema): string =>
  type === 'string' && !options ? t`${label} (optional)` : label;

function ListField({ schema, label, path, value, onChange, ...rest }: FieldProps) {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const { items = {}, maxItems = Infinity } = schema;
  return (
    <div role="group" aria-label={label} className="grid gap-4">
      {path !== '' && <p className="text-sm font-semibold">{label}</p>}
      {list.map((entry, at) => {
        const number = at + 1;
        const name = t`Entry ${number}`;
        return (
          <fieldset key={at} className="relative rounded-lg border border-line p-4 pe-14">
            <legend className="px-1 text-sm font-medium text-ink-soft">{name}</legend>
            <SchemaField
              {...rest}
              schema={items}
              label={name}
              path={inside(path, at)}
              value={entry}
              onChange={(next) => onChange(list.with(at, next))}
            />
            {!rest.isReadOnly && (
              <IconButton
                label={t`Remove entry ${number}`}
                className="absolute top-1 end-1"
                onClick={() => onChange(list.toSpliced(at, 1))}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            )}
          </fieldset>
        );
      })}
      {!rest.isReadOnly && list.length < maxItems && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => onChange([...list, startOf(items) ?? ''])}
        >
          <Plus aria-hidden className="size-4.5" />
          <Trans>Add an entry</Trans>
        </Button>
      )}
    </div>
  );
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const isDay = (text: string): boolean => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);

function ValueField({ schema, label, path, value, errors, isReadOnly, onChange }: FieldProps) {
  const text = asText(value);
  const problem = errors[path];
  const { type, format, enum: options, default: standard } = schema;
  if (type === 'boolean') {
    const isOn = (value ?? standard) === true;
    return <Switch label={label} isOn={isOn} onToggle={() => !isReadOnly && onChange(!isOn)} />;
  }
  return (
    <FormField label={label} error={problem === undefined ? null : problemText(problem)}>
      {(control) => {
        const common = {
          ...control,
          value: text,
          readOnly: isReadOnly,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        if (options)
          return (
            <NativeSelect
              {...control}
              className={SELECT_CLASS}
              disabled={isReadOnly}
              options={options.map((option) => ({ value: option, label: valueLabelOf(option) }))}
              value={text === '' ? asText(standard) : text}
              onChange={(event) => onChange(event.target.value)}
            />
          );
        if (format === 'image') return <PictureInput {...common} onPath={onChange} />;
        if (format === 'multiline')
          return <textarea {...common} rows={4} className={`${INPUT_CLASS} h-auto! min-h-24 py-3`} />;
        if (type === 'number' || type === 'integer')
          return (
            <input
              {...common}
              type="number"
              step={type === 'integer' ? 1 : 'any'}
              className={INPUT_CLASS}
              onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
            />
          );
        return <input {...common} type={format === 'date' && isDay(text) ? 'date' : 'text'} className={INPUT_CLASS} />;
      }}
    </FormField>
  );
}
