import styles from './Field.module.css'

/** The look of antd's fields, for a native one that no part of the kit draws. */
export const fieldClass = styles['field'] ?? ''
