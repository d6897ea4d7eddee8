/** A figure of the claims register, in the parts a counter needs. */
export type Figure = {
  value: number
  prefix?: string | undefined
  suffix?: string | undefined
  decimals?: number | undefined
}

/** A figure that may run up to a second one: "$150K-$300K+". */
export function rangeText(figure: Figure & { upTo?: Figure | undefined }): string {
  return figure.upTo ? `${figureText(figure)}-${figureText(figure.upTo)}` : figureText(figure)
}

/** The figure as it is printed: { prefix: '$', value: 78, suffix: 'M+' } is "$78M+". */
function figureText({ value, prefix = '', suffix = '', decimals = 0 }: Figure): string {
  return `${prefix}${value.toFixed(decimals)}${suffix}`
}
