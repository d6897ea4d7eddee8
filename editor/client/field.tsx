import styles from './field.module.css'
import { type FieldProps, fieldId, problemsAt, useSurroundings } from './field-context.ts'
import { GroupField, VariantsField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { Words } from './problems.tsx'
import { TableField } from './table-field.tsx'
import { ChoiceField, FlagField, NumberField, TextField } from './text-field.tsx'

/** One field of any kind, with the remarks of the file above it and its problems below. */
export function Field(props: FieldProps) {
  const { problems, remarks, file } = useSurroundings()
  const { path } = props
  const { above } = remarks[path.join('/')] ?? {}
  return (
    <div className={styles.field}>
      {above && <p className={styles.remark}>{above}</p>}
      <Control {...props} />
      {problemsAt(problems, path).map((problem) => (
        <div
          key={problem.expected}
          className={styles.problem}
          id={`${fieldId(file, path)}:problem`}
        >
          <Words problem={problem} />
        </div>
      ))}
    </div>
  )
}

function Control({ field, value, ...props }: FieldProps) {
  const rest = { value, ...props }
  switch (field.kind) {
    case 'group':
      return <GroupField field={field} {...rest} />
    case 'variants':
      return <VariantsField field={field} {...rest} />
    case 'list':
      return <ListField field={field} {...rest} />
    case 'table':
      return <TableField field={field} {...rest} />
    case 'number':
      return <NumberField field={field} {...rest} />
    case 'flag':
      return <FlagField field={field} {...rest} />
    case 'choice':
      return <ChoiceField field={field} {...rest} />
    default:
      if (field.or && typeof value === 'object') {
        return <Control field={field.or} {...rest} />
      }
      return <TextField field={field} {...rest} />
  }
}
