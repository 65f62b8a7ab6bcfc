import styles from './Field.module.css'

/** The look of antd's fields, for a native field without a part of the kit. */
export const fieldClass = styles['field'] ?? ''
