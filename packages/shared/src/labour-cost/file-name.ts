/** 'labour-cost-2024.csv' */
export const labourCostFileName = ({ year }: { year: number }) => `labour-cost-${year}.csv`
